const PLAIN =
  'a abbr address article aside b bdi big blockquote br caption center cite code dd del div dl dt em fieldset font ' +
  'footer h1 h2 h3 h4 h5 h6 header hr i ins label legend li mark nav p pre q rt ruby s section small span strong sub ' +
  'sup tbody tfoot thead tt u ul';
const CELL = ['colspan', 'height', 'rowspan', 'width'];

/** Allowed tags of rich-text with their attributes besides class and style. */
export const trustedTags = new Map<string, readonly string[]>([
  ...PLAIN.split(' ').map((tag): [string, string[]] => [tag, []]),
  ['bdo', ['dir']],
  ['col', ['span', 'width']],
  ['colgroup', ['span', 'width']],
  ['img', ['alt', 'src', 'height', 'width']],
  ['ol', ['start', 'type']],
  ['table', ['width']],
  ['td', CELL],
  ['th', CELL],
  ['tr', CELL],
]);
