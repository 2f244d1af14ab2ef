/**
 * Replaces Taro's component styles (weui and an icon font): ours is src/styles. An empty module, since even an empty style sheet would add
 * the loaders' runtime.
 */
export {};
