/** Instead of query-string, of which Taro's router reads an address and nothing else; as there, a repeated name is a list. */
function parse(search, { decode = true } = {}) {
  const read = (text) => (decode ? decoded(text.replace(/\+/g, ' ')) : text);
  const query = Object.create(null);
  for (const pair of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!pair) continue;
    const [name, ...rest] = pair.split('=');
    const key = read(name);
    const value = rest.length > 0 ? read(rest.join('=')) : null;
    query[key] = key in query ? [].concat(query[key], value) : value;
  }
  return query;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export default { parse };
