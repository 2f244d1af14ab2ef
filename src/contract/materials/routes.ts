import { route } from '../route';

export const materialsRoutes = {
  teachAidList: route({
    path: '/teachAid/list',
    parents: ['/teachAid'],
    title: '教辅',
    weapp: 'webView',
    page: 'materials/teach-aid-list',
  }),
  teachAidDetail: route<{ id?: string }>({
    path: '/teachAid/detail',
    title: '教辅详情',
    weapp: 'webView',
    page: 'materials/teach-aid-detail',
  }),
  /** Target of the QR code on an aid's box; leads to its detail. */
  teachAidQrcode: route<{ id?: string }>({
    path: '/teachAid/qrcode',
    title: '教辅二维码',
    weapp: 'webView',
    page: 'materials/teach-aid-qrcode',
  }),
  learningMaterials: route({
    path: '/learningMaterials',
    title: '学习资料',
    weapp: 'webView',
    page: 'materials/learning-materials',
  }),
  /** Files of one material; without `id` of all. */
  learningTeachAid: route<{ id?: string }>({
    path: '/learningTeachAid',
    title: '学习教辅',
    weapp: 'webView',
    page: 'materials/learning-teach-aid',
  }),
  learningVideo: route<{ id?: string }>({
    path: '/learningVideo',
    title: '学习视频',
    weapp: 'webView',
    page: 'materials/learning-video',
  }),
  wrongWorkGroup: route({
    path: '/wrongWorkGroup',
    title: '错题本',
    weapp: 'webView',
    page: 'materials/wrong-work-group',
  }),
  materialList: route({
    path: '/material/list',
    parents: ['/material'],
    title: '素材征集',
    weapp: 'webView',
    page: 'materials/collect-list',
  }),
  /** `id`: of the material request. */
  materialSubmit: route<{ id?: string }>({
    path: '/material/submit',
    title: '提交素材',
    weapp: 'webView',
    page: 'materials/collect-submit',
  }),
} as const;
