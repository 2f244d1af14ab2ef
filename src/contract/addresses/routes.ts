import { route } from '../route';

export const addressesRoutes = {
  myAddressCenterMyAddressList: route({
    path: '/myAddressCenter/myAddressList',
    parents: ['/myAddressCenter'],
    title: '我的地址',
    weapp: 'native',
    page: 'addresses/list',
  }),
  myAddressCenterMyAddressEdit: route<{ id?: string }>({
    path: '/myAddressCenter/myAddressEdit',
    title: '编辑地址',
    weapp: 'native',
    page: 'addresses/edit',
  }),
  myAddressCenterMyAddressForm: route({
    path: '/myAddressCenter/myAddressForm',
    title: '新增地址',
    weapp: 'native',
    page: 'addresses/add',
  }),
  /** `selectedId` makes it a picker for the page that opened it (features/addresses/choice). */
  myAddress: route<{ selectedId?: string }>({
    path: '/my/address',
    title: '我的地址',
    weapp: 'native',
    page: 'addresses/choose',
  }),
} as const;
