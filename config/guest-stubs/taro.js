/** Replaces Taro when the guest home is rendered for the document: its page events never fire there. */
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
