/** Sizes and colours come from src/styles/tokens.scss, so that every screen has the same ones. */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'selector-class-pattern': [
      // Modifiers may carry a value of Taro's (aspectFit); Taro's own classes are its own affair.
      '^(taro[_-].+|[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)?)$',
      { message: 'Block, element and modifier, as in login__submit--busy.', resolveNestedSelectors: true },
    ],
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', 'scroll-view', '/^taro-/'] }],
    'color-no-hex': [true, { message: 'A colour is a token of src/styles/tokens.scss.' }],
    // Chrome 70 and iOS 12 know neither `inset` nor the newer ways to write a colour.
    'declaration-block-no-redundant-longhand-properties': null,
    'color-function-notation': 'legacy',
    'color-function-alias-notation': null,
    'alpha-value-notation': 'number',
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['mask'] }],
    'property-no-deprecated': [true, { ignoreProperties: ['clip'] }],
    'declaration-property-value-keyword-no-deprecated': [true, { ignoreKeywords: ['break-word'] }],
    'no-descending-specificity': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{ files: ['src/styles/tokens.scss'], rules: { 'color-no-hex': null } }],
};
