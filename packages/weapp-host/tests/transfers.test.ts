import { createHash } from 'node:crypto';
import { fileStoreOf } from '../logic/wx/files/file-store';
import { errMsgOf, outcome } from './support/data-context';
import { startNetwork, testServer, type Echoed, type Task } from './support/network-server';

const { origin: address } = testServer();
let origin: string;
beforeAll(() => {
  origin = address();
});

describe('wx.uploadFile and wx.downloadFile', () => {
  it('uploads a form with a file', async () => {
    const { wx, context } = startNetwork();
    const filePath = fileStoreOf(context).temporary(new TextEncoder().encode('picture'), 'png');
    const progress: number[] = [];
    const upload = (options: object) => {
      const task = (wx.uploadFile as (given: object) => Task)(options);
      task.onProgressUpdate!((event: { progress: number }) => progress.push(event.progress));
    };
    const { result } = await outcome(upload, {
      url: `${origin}/echo`,
      filePath,
      name: 'photo',
      formData: { user: 'Zoë', n: 1 },
    });
    expect(result).toMatchObject({ statusCode: 200, errMsg: 'uploadFile:ok' });
    const { body, headers, method } = JSON.parse(result.data as string) as Echoed;
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(Buffer.from(body, 'latin1'), { headers }).formData();
    expect([form.get('user'), form.get('n')]).toEqual(['Zoë', '1']);
    const file = form.get('photo') as File;
    expect([await file.text(), file.type]).toEqual(['picture', 'image/png']);
    expect(filePath.endsWith(file.name)).toBe(true);
    expect(progress.at(-1)).toBe(100);
    expect(await errMsgOf(wx.uploadFile, { url: origin, filePath: 'http://tmp/none', name: 'a' })).toBe(
      'uploadFile:fail file not found',
    );
    expect(await errMsgOf(wx.uploadFile, { url: origin, filePath })).toContain(
      'parameter.name should be String',
    );
  });

  it('downloads to a temporary file or to a place of its own', async () => {
    const { wx, context } = startNetwork();
    const progress: object[] = [];
    const download = (options: object) => {
      const task = (wx.downloadFile as (given: object) => Task)(options);
      task.onProgressUpdate!((event: object) => progress.push(event));
    };
    const { result } = await outcome(download, { url: `${origin}/file.png?x=1` });
    expect(result).toMatchObject({ statusCode: 200, errMsg: 'downloadFile:ok' });
    expect(result.tempFilePath).toMatch(/^http:\/\/tmp\/.+\.png$/);
    const bytes = fileStoreOf(context).read(result.tempFilePath as string);
    expect(createHash('md5').update(bytes!).digest('hex')).toBe(
      createHash('md5').update(Buffer.alloc(200000, 7)).digest('hex'),
    );
    expect(progress.at(-1)).toEqual({
      progress: 100,
      totalBytesWritten: 200000,
      totalBytesExpectedToWrite: 200000,
    });
    const filePath = 'http://usr/mine.json';
    expect((await outcome(wx.downloadFile, { url: `${origin}/echo`, filePath })).result).toEqual({
      filePath,
      statusCode: 200,
      errMsg: 'downloadFile:ok',
    });
    expect(await errMsgOf(wx.downloadFile, { url: `${origin}/echo`, filePath: 'http://tmp/mine' })).toBe(
      'downloadFile:fail permission denied, open http://tmp/mine',
    );
    expect((await outcome(wx.downloadFile, { url: `${origin}/missing` })).result).toMatchObject({
      statusCode: 404,
    });
  });
});
