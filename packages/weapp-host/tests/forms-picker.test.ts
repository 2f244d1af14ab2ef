import { FormsPage } from './support/forms-page';

let forms: FormsPage;

beforeAll(async () => {
  forms = await FormsPage.open();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

/** The picker belongs to the phone, not to the page. */
const sheet = () => forms.host.page.locator('.picker');
const wheel = (column: number) => sheet().locator('.picker-wheels > *').nth(column);
const choose = (column: number, text: string) => wheel(column).getByText(text, { exact: true }).tap();
const confirm = () => sheet().getByText('确定').tap();

const open = async (id: string) => {
  await forms.tap(id);
  await sheet().waitFor();
};

describe('picker', () => {
  it('shows what range-key names and answers with an index', async () => {
    await open('fruit');
    await choose(0, '橙子');
    await confirm();
    expect(await forms.detailOf('fruit.change')).toEqual({ value: '2' });
  });

  it('says when it is cancelled', async () => {
    await open('fruit');
    await sheet().getByText('取消').tap();
    expect(await forms.detailOf('fruit.cancel')).toEqual({});
  });

  it('that is disabled does not open', async () => {
    await forms.tap('picker-off');
    await open('fruit');
    expect(await sheet().count()).toBe(1);
    await sheet().getByText('取消').tap();
    await forms.detailOf('fruit.cancel');
  });

  it('lets the page change the other columns', async () => {
    await open('subject');
    await choose(0, '理科');
    await wheel(1).getByText('物理', { exact: true }).waitFor();
    await choose(1, '物理');
    await confirm();
    expect(await forms.detailOf('subject.change')).toEqual({ value: [1, 1] });
    expect(await forms.data<string[]>('events')).toContain('subject.columnchange');
  });

  it('keeps a time between start and end', async () => {
    await open('time');
    await wheel(0).getByText('10', { exact: true }).tap();
    await confirm();
    expect(await forms.detailOf('time.change')).toEqual({ value: '10:30' });
  });

  it('knows how many days a month has, and where the range begins', async () => {
    await open('date');
    await choose(1, '1月');
    await wheel(2).getByText('15日', { exact: true }).waitFor();
    await confirm();
    const { value } = (await forms.detailOf('date.change')) as { value: string };
    expect(value).toMatch(/^2024-01-(1[5-9]|2\d|3[01])$/);
  });

  it('ends at the field that is asked for', async () => {
    await open('month');
    await choose(1, '3月');
    await confirm();
    expect(await forms.detailOf('month.change')).toEqual({ value: '2024-03' });
  });

  it('names a region with its codes', async () => {
    await open('region');
    await confirm();
    expect(await forms.detailOf('region.change')).toEqual({
      value: ['广东省', '广州市', '海珠区'],
      code: ['440000', '440100', '440105'],
      postcode: '510000',
    });
  });
});
