import { fail, ok, type Result } from '@/contract/errors';
import { FormStore } from '@/stores/data/form';

interface Values {
  readonly name: string;
  readonly note: string;
}

const EMPTY: Values = { name: '', note: '' };

function formWith(save: (values: Values) => Promise<Result<null>> = async () => ok(null), sure = true) {
  const questions: string[] = [];
  const feedback = {
    confirm: async ({ content }: { content: string }) => {
      questions.push(content);
      return sure;
    },
  };
  const form = new FormStore<Values, null>(
    { feedback: feedback as never, get: jest.fn() },
    {
      name: null,
      initial: EMPTY,
      check: ({ name }) => ({ name: name ? undefined : '请填写姓名' }),
      save,
    },
  );
  return { form, questions };
}

describe('a form', () => {
  test('names the field that is wrong and sends nothing', async () => {
    let calls = 0;
    const { form } = formWith(async () => {
      calls += 1;
      return ok(null);
    });
    expect(await form.submit()).toBeUndefined();
    expect(form.complaints.name).toBe('请填写姓名');
    expect(calls).toBe(0);
  });

  test('takes a complaint back when its reason goes, and makes no new one while the parent types', async () => {
    const { form } = formWith();
    form.set('note', 'x');
    expect(form.complaints.name).toBeUndefined();
    await form.submit();
    form.set('name', '豆豆');
    expect(form.complaints.name).toBeUndefined();
    form.set('name', '');
    expect(form.complaints.name).toBeUndefined();
    form.checkField('name');
    expect(form.complaints.name).toBe('请填写姓名');
  });

  test('sends once for two presses', async () => {
    const answers: ((result: Result<null>) => void)[] = [];
    const { form } = formWith(() => new Promise((resolve) => answers.push(resolve)));
    form.set('name', '豆豆');
    const first = form.submit();
    expect(form.isSaving).toBe(true);
    expect(await form.submit()).toBeUndefined();
    expect(answers).toHaveLength(1);
    answers[0]?.(ok(null));
    expect(await first).toEqual(ok(null));
    expect(form.isSaved).toBe(true);
    expect(form.isChanged).toBe(false);
  });

  test('keeps what was typed when saving failed, and says why', async () => {
    const { form } = formWith(async () => fail({ kind: 'network' }));
    form.set('name', '豆豆');
    await form.submit();
    expect(form.values.name).toBe('豆豆');
    expect(form.failure).toContain('保存失败');
    expect(form.isChanged).toBe(true);
  });

  test('what is typed while saving is still to be saved', async () => {
    let answer: (result: Result<null>) => void = () => undefined;
    const { form } = formWith(() => new Promise((resolve) => (answer = resolve)));
    form.set('name', '豆豆');
    const sent = form.submit();
    form.set('name', '豆豆二');
    answer(ok(null));
    await sent;
    expect(form.isSaved).toBe(false);
    expect(form.isChanged).toBe(true);
  });

  test('asks before it is left with changes, and not without', async () => {
    const { form, questions } = formWith(undefined, false);
    form.start({ name: '豆豆', note: '' });
    expect(await form.mayLeave()).toBe(true);
    form.set('name', '豆');
    expect(await form.mayLeave()).toBe(false);
    form.set('name', '豆豆');
    expect(await form.mayLeave()).toBe(true);
    expect(questions).toHaveLength(1);
  });
});
