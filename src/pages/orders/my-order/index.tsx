import { screen, useParams } from '@/features/screen';
import { OrderDetail } from './parts/order-detail';
import { OrderList } from './parts/order-list';

/** The orders; with an `orderId` in the address, that one. */
function MyOrder() {
  const { orderId } = useParams('myOrder');
  return orderId ? <OrderDetail named={orderId} /> : <OrderList />;
}

export default screen('myOrder', MyOrder);
