/* Instead of Taro's component styles (weui and an icon font): ours is src/styles. */
