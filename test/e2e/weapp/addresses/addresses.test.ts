import { ParcelState } from '../../../../src/contract/deliveries/values';
import { pageFile, routes } from '../../../../src/contract/routes';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { textOf } from '../support/phone';
import { suite } from '../support/suite';
import { waitFor } from '../support/wait';

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
  await phone.says('.empty-state__text', /还没有收货地址/);
  await phone.tap('.empty-state__action');
  await phone.at(ADD);
  const fields = await waitFor('the two lines of the form', async () => {
    const found = await phone.all('.text-field');
    return found.length === 2 && found;
  });
  for (const [index, text] of ['陈女士', '13912345678'].entries()) {
    const field = fields[index];
    if (field) await phone.type(field, text);
  }
  const detail = (await phone.find('textarea')) as Awaited<ReturnType<typeof phone.find>> & {
    input(text: string): Promise<void>;
  };
  await detail.input('科技园南区 软件产业基地5栋');
  await phone.tap('.picker-field__box');
  for (const place of ['广东省', '深圳市', '南山区']) await phone.tapText(place, '.region-sheet__row');
  await phone.says('.picker-field__value', /^广东省 深圳市 南山区$/);
  await phone.picture('address-form');
  await phone.tapText('保存', '.button');
  await phone.at(LIST);
  await phone.says('.address-summary', /陈女士.*139\*{4}5678.*默认/s);
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
  await phone.says('.express__title', /^编程机器人套装$/);
  const robot = await waitFor('its card', async () => {
    for (const card of await phone.all('.express__card'))
      if (/编程机器人套装/.test(await textOf(card))) return card;
    return null;
  });
  await robot.tap();
  await phone.at(PACKS);
  await phone.says('.express__title', /^包裹1$/);
  await phone.picture('parcels');
  await phone.tap('.express__card.card--pressable');
  await phone.at(DETAIL);
  await phone.says('.express-head__state', /^派送中$/);
  await phone.picture('parcel');
});
