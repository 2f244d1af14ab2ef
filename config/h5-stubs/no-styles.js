/**
 * Instead of Taro's component styles (weui and an icon font): ours is src/styles. A module of nothing, since even an empty
 * style sheet would bring the loaders' run time along.
 */
export {};
