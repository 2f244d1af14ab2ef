/** Instead of Taro's components, where home of a visitor is rendered for the document: the elements that they become. */
export { default as View } from '../h5-stubs/thin-view.js';
export { default as Text } from '../h5-stubs/thin-text.js';
export { default as Button } from '../h5-stubs/thin-view.js';
export { default as Image } from '../h5-stubs/thin-view.js';
export { default as Input } from '../h5-stubs/thin-view.js';
export { default as ScrollView } from '../h5-stubs/thin-view.js';
export { default as Textarea } from '../h5-stubs/thin-view.js';
