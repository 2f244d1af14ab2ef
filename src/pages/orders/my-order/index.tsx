import { screen, useParams } from '@/features/screen';
import { OrderDetail } from './parts/order-detail';
import { OrderList } from './parts/order-list';

/** The orders, and with an `orderId` in the address one of them. */
function MyOrder() {
  const { orderId } = useParams('myOrder');
  const id = Number(orderId);
  return Number.isSafeInteger(id) && id > 0 ? <OrderDetail orderId={id} /> : <OrderList />;
}

export default screen('myOrder', MyOrder);
