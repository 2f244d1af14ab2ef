/** Instead of src/contract/page-config in the bundle: Taro reads the configurations by itself, and bundles what they share all the same. */
export const pageConfigOf = () => ({});
