import { ParcelState } from '../../../../src/contract/deliveries/values';
import { pageFile, routes } from '../../../../src/contract/routes';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { suite } from '../support/suite';

const at = suite();

const LIST = pageFile(routes.myAddressCenterMyAddressList.page ?? '');
const ADD = pageFile(routes.myAddressCenterMyAddressForm.page ?? '');
const PACKS = pageFile(routes.myExpressPackList.page ?? '');
const DETAIL = pageFile(routes.myExpressDetail.page ?? '');
const DELIVERIES = pageFile(routes.myExpressList.page ?? '');

test('a parent adds the first address, the region chosen level by level', async () => {
  const { parent, phone } = at;
  await parent.logIn(aParent());
  await phone.open(LIST);
  await phone.says('.test-empty', /还没有收货地址/);
  await phone.tap('.test-empty-action');
  await phone.at(ADD);
  await phone.type('.test-field-receiverName', '陈女士');
  await phone.type('.test-field-mobile', '13912345678');
  const detail = (await phone.find('textarea')) as Awaited<ReturnType<typeof phone.find>> & {
    input(text: string): Promise<void>;
  };
  await detail.input('科技园南区 软件产业基地5栋');
  await phone.tap('.test-picker');
  for (const place of ['广东省', '深圳市', '南山区']) await phone.tapText(place, '.test-option');
  await phone.says('.test-picker', /^广东省 深圳市 南山区$/);
  await phone.picture('address-form');
  await phone.tap('.test-submit');
  await phone.at(LIST);
  await phone.says('.test-address', /陈女士.*139\*{4}5678.*默认/s);
});

test('a parent follows a delivery of two parcels to its tracking number', async () => {
  const { parent, phone } = at;
  const { onTheWay, arriving } = ParcelState;
  const parcels = [
    {
      contents: ['机器人 ×1'],
      events: [
        [30, onTheWay, '已揽收'],
        [2, arriving, '正在派送'],
      ] as const,
    },
    { contents: ['电池 ×2'] },
  ];
  await parent.logIn(anOfficialParent().withDelivery({ title: '编程机器人套装', parcels }));
  await phone.open(DELIVERIES);
  await phone.tapText(/编程机器人套装/, '.test-delivery');
  await phone.at(PACKS);
  await phone.says('.test-parcel', /^包裹1/);
  await phone.picture('parcels');
  await phone.tap('.test-parcel');
  await phone.at(DETAIL);
  await phone.says('.test-parcel-state', /^派送中$/);
  await phone.picture('parcel');
});
