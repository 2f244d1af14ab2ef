import { lookOfPage } from '@/components/look';
import { firstPaint } from '@/start/look';

const meta = document.createElement('meta');
Object.assign(meta, { name: 'wandou-build', content: '0123456789ab' });

/** Both tabs stay in the DOM; the mocked client rects say which is visible, as jsdom has no layout. */
function showing(inFront: string): void {
  document.head.appendChild(meta);
  const [[name = '']] = Object.entries(lookOfPage('')) as [[string, string]];
  document.body.innerHTML = `<div id="app">${['index', 'parentsCenter']
    .map((page) => `<div ${name}="${page}"><p>${page}</p></div>`)
    .join('')}</div>`;
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.getAttribute(name) === inFront ? [{}] : []) as unknown as DOMRectList;
  });
}
afterEach(() => jest.restoreAllMocks());

describe('the look of a tab', () => {
  test('is that of its own page', async () => {
    showing('parentsCenter');
    const paint = await firstPaint.capture('parentsCenter');
    expect(paint?.html).toContain('parentsCenter');
    expect(paint?.html).not.toContain('index');
  });

  test('is not taken while another one is in front', async () => {
    showing('index');
    expect(await firstPaint.capture('parentsCenter')).toBeUndefined();
  });
});
