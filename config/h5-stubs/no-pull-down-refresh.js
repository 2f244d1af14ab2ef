/** Instead of Taro's pull down refresh, which no H5 page asks for: ours is src/components/PullToRefresh. */
export default function PullDownRefresh({ children }) {
  return children;
}
