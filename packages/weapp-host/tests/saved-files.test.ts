import { fileMethods } from '../logic/wx/files';
import { fileStoreOf } from '../logic/wx/files/file-store';
import { dataContext, outcome, thrownBy } from './support/data-context';

type Method = (...args: unknown[]) => unknown;
type Manager = Record<string, Method>;

const USR = 'http://usr';
const file = `${USR}/note.txt`;

function start(files: Record<string, string> = {}) {
  const data = dataContext({ files });
  const wx = fileMethods(data.context) as Record<string, Method> & { env: { USER_DATA_PATH: string } };
  return { ...data, wx, fs: wx.getFileSystemManager!() as Manager, store: fileStoreOf(data.context) };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('saved and user files', () => {
  it('saves temporary files', async () => {
    const { fs, wx, store } = start();
    const temporary = store.temporary(bytes('picture'), 'png');
    expect(temporary).toMatch(/^http:\/\/tmp\/.+\.png$/);
    const { result } = await outcome(wx.saveFile, { tempFilePath: temporary });
    const saved = result.savedFilePath as string;
    expect(saved).toMatch(/^http:\/\/store\/.+\.png$/);
    expect(thrownBy(() => fs.accessSync!(temporary))).toContain('no such file');
    expect((await outcome(wx.getSavedFileList)).result.fileList).toEqual([
      { filePath: saved, size: 7, createTime: expect.any(Number) as number },
    ]);
    expect((await outcome(wx.getSavedFileInfo, { filePath: saved })).result).toMatchObject({ size: 7 });
    await outcome(fs.removeSavedFile, { filePath: saved });
    expect((await outcome(fs.getSavedFileList)).result.fileList).toEqual([]);
    const again = store.temporary(bytes('x'), '');
    expect(fs.saveFileSync!(again, `${USR}/kept`)).toBe(`${USR}/kept`);
    expect(fs.readFileSync!(`${USR}/kept`, 'utf8')).toBe('x');
  });

  it('computes digests', async () => {
    const { fs } = start();
    fs.writeFileSync!(file, 'hello');
    expect((await outcome(fs.getFileInfo, { filePath: file })).result).toEqual({
      size: 5,
      digest: '5d41402abc4b2a76b9719d911017c592',
      errMsg: 'getFileInfo:ok',
    });
    const { result } = await outcome(fs.getFileInfo, { filePath: file, digestAlgorithm: 'sha1' });
    expect(result.digest).toBe('aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d');
  });

  it('keeps user files for the pages and for the next run', async () => {
    const first = start();
    first.fs.mkdirSync!(`${USR}/empty`);
    first.fs.mkdirSync!(`${USR}/dir`);
    first.fs.writeFileSync!(`${USR}/dir/a.txt`, 'kept');
    const temporary = first.store.temporary(bytes('gone'), 'txt');
    expect((await first.userFiles.read(temporary))?.toString()).toBe('gone');
    expect((await first.userFiles.read(`${USR}/dir/a.txt`))?.toString()).toBe('kept');
    first.fs.unlinkSync!(`${USR}/dir/a.txt`);
    first.fs.writeFileSync!(`${USR}/dir/b.txt`, 'new');
    await first.userFiles.read(`${USR}/dir/b.txt`);
    const second = start(first.userFiles.kept());
    expect(second.fs.readdirSync!(USR)).toEqual(['dir', 'empty']);
    expect(second.fs.readFileSync!(`${USR}/dir/b.txt`, 'utf8')).toBe('new');
    expect(await second.userFiles.read(`${USR}/none`)).toBeNull();
  });

  it('has room for 200 MB', () => {
    const { fs } = start();
    const half = new ArrayBuffer(100 * 1024 * 1024);
    fs.writeFileSync!(`${USR}/a`, half);
    fs.writeFileSync!(`${USR}/b`, half);
    expect(thrownBy(() => fs.writeFileSync!(`${USR}/c`, 'x'))).toBe(
      'writeFileSync:fail the maximum size of the file storage limit is exceeded',
    );
    fs.unlinkSync!(`${USR}/a`);
    fs.unlinkSync!(`${USR}/b`);
  });
});
