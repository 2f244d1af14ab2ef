import { route } from './define';

/** Addresses. */
export const addressRoutes = {
  myAddressCenterMyAddressList: route({
    path: '/myAddressCenter/myAddressList',
    title: '我的地址',
    weapp: 'native',
  }),
  myAddressCenterMyAddressEdit: route({
    path: '/myAddressCenter/myAddressEdit',
    title: '编辑地址',
    weapp: 'native',
  }),
  myAddressCenterMyAddressForm: route({
    path: '/myAddressCenter/myAddressForm',
    title: '新增地址',
    weapp: 'native',
  }),
  myAddress: route({ path: '/my/address', title: '我的地址', weapp: 'native' }),
} as const;
