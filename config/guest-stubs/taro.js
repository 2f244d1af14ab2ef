/** Instead of Taro, where home of a visitor is rendered for the document: nothing shows, hides or is pulled there. */
const never = () => undefined;
export const useDidShow = never;
export const useDidHide = never;
export const useReachBottom = never;
export const usePullDownRefresh = never;
export const useShareAppMessage = never;
export const useShareTimeline = never;
export const useTabItemTap = never;
export const pageScrollTo = never;
export const useRouter = () => ({ params: {}, path: '/index' });
export default {};
