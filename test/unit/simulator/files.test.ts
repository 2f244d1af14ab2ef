import { DIALECTS } from '@/simulator/native-app';
import { InApp } from './support/in-app';

const USER = { userId: 42, token: 'the-token', time: 17 };
const ADDRESS = 'https://files.example/1.png';

describe.each(DIALECTS)('the album of an app that speaks %s', (dialect) => {
  it('hands over pictures that the app uploads to the backend as the user', async () => {
    const host = await InApp.start({ dialect, user: USER });
    const sent: { url: unknown; token: unknown; file: string }[] = [];
    host.page.fetch = async (url, init) => {
      const form = init?.body as FormData;
      const { token } = init?.headers as { token: string };
      sent.push({ url, token, file: (form.get('file') as File).name });
      return { status: 200, json: () => Promise.resolve({ data: { url: ADDRESS } }) } as Response;
    };
    const { abilities } = host;
    await host.now(abilities.call('setUploadImgVideoCount', { count: 2 }));
    const chosen = await host.now(abilities.call('chooseFile', { kind: 'image', count: 9 }));
    if (!chosen.ok) throw new Error('nothing chosen');
    expect(chosen.value.files.map(({ name }) => name)).toEqual(['picture-1.png', 'picture-2.png']);
    const uploaded = await host.now(abilities.call('uploadFile', { files: chosen.value.files }));
    expect(uploaded).toEqual({ ok: true, value: { urls: [ADDRESS, ADDRESS] } });
    expect(sent[0]).toEqual({ url: '/v1/file/upload', token: 'the-token', file: 'picture-1.png' });
  });

  it('refuses a file that was not chosen', async () => {
    const host = await InApp.start({ dialect });
    const file = { path: 'native://album/other.png', name: 'other.png', size: 1 };
    expect(await host.now(host.abilities.call('uploadFile', { files: [file] }))).toMatchObject({
      ok: false,
      error: { kind: 'denied' },
    });
  });
});
