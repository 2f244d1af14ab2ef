import { fileMethods } from '../logic/wx/files';
import { fileStoreOf } from '../logic/wx/files/file-store';
import { dataContext, errMsgOf, outcome, thrownBy } from './support/data-context';
import { setPackageFile } from './support/fake-natives';

type Method = (...args: unknown[]) => unknown;
type Manager = Record<string, Method>;
interface Stats {
  size: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

const USR = 'http://usr';
const file = `${USR}/note.txt`;

function start(files: Record<string, string> = {}) {
  const data = dataContext({ files });
  const wx = fileMethods(data.context) as Record<string, Method> & { env: { USER_DATA_PATH: string } };
  return { ...data, wx, fs: wx.getFileSystemManager!() as Manager, store: fileStoreOf(data.context) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: unknown) => new TextDecoder().decode(data as ArrayBuffer);

describe('FileSystemManager', () => {
  it('writes and reads text and bytes', async () => {
    const { fs, wx } = start();
    expect(wx.env.USER_DATA_PATH).toBe(USR);
    expect(await outcome(fs.writeFile, { filePath: file, data: '你好' })).toEqual({
      kind: 'success',
      result: { errMsg: 'writeFile:ok' },
    });
    expect((await outcome(fs.readFile, { filePath: file, encoding: 'utf8' })).result).toEqual({
      data: '你好',
      errMsg: 'readFile:ok',
    });
    expect(text(fs.readFileSync!(file))).toBe('你好');
    fs.writeFileSync!(file, bytes('bytes').buffer);
    fs.appendFileSync!(file, ' more');
    expect(fs.readFileSync!(file, 'utf-8')).toBe('bytes more');
  });

  it.each([
    ['ascii', 'abc'],
    ['base64', 'aGVsbG8='],
    ['binary', 'ÿþ'],
    ['latin1', 'é'],
    ['hex', '00ff10'],
    ['ucs2', '字a'],
    ['utf-16le', '字a'],
    ['utf8', '字a'],
  ])('encodes and decodes %s', (encoding, data) => {
    const { fs } = start();
    fs.writeFileSync!(file, data, encoding);
    expect(fs.readFileSync!(file, encoding)).toBe(data);
  });

  it('refuses unknown encodings and invalid base64', async () => {
    const { fs } = start();
    expect(
      (await outcome(fs.writeFile, { filePath: file, data: 'data:!!', encoding: 'base64' })).result,
    ).toEqual({
      errCode: 1300203,
      errMsg: 'writeFile:fail base64 encode error',
    });
    expect(thrownBy(() => fs.writeFileSync!(file, 'x', 'klingon'))).toBe(
      'writeFileSync:fail invalid encoding "klingon"',
    );
    expect(thrownBy(() => fs.writeFileSync!(file, bytes('x')))).toContain(
      'parameter.data should be String/ArrayBuffer instead of Uint8Array',
    );
  });

  it('reads a part', () => {
    const { fs } = start();
    fs.writeFileSync!(file, '0123456789');
    expect(fs.readFileSync!(file, 'utf8', 2, 3)).toBe('234');
    expect(fs.readFileSync!(file, 'utf8', 8)).toBe('89');
    expect(thrownBy(() => fs.readFileSync!(file, 'utf8', 10))).toBe(
      'readFileSync:fail the value of "position" is out of range',
    );
    expect(thrownBy(() => fs.readFileSync!(file, 'utf8', 0, 11))).toBe(
      'readFileSync:fail the value of "length" is out of range',
    );
  });

  it('words failures as the documentation does', async () => {
    const { fs } = start();
    const none = `${USR}/none`;
    fs.mkdirSync!(`${USR}/dir`);
    expect(await outcome(fs.access, { path: none })).toEqual({
      kind: 'fail',
      result: { errCode: 1300002, errMsg: `access:fail no such file or directory ${none}` },
    });
    const failures: [string, object, string][] = [
      ['readFile', { filePath: none }, `no such file or directory, open ${none}`],
      ['readFile', { filePath: `${USR}/dir` }, `illegal operation on a directory, open ${USR}/dir`],
      ['writeFile', { filePath: `${none}/a`, data: '' }, `no such file or directory, open ${none}/a`],
      ['writeFile', { filePath: 'http://tmp/a', data: '' }, 'permission denied, open http://tmp/a'],
      ['writeFile', { filePath: `${USR}/../a`, data: '' }, `permission denied, open ${USR}/../a`],
      ['writeFile', { filePath: 'index.js', data: '' }, 'permission denied, open index.js'],
      ['appendFile', { filePath: none, data: '' }, `no such file or directory, open ${none}`],
      ['unlink', { filePath: none }, `no such file or directory ${none}`],
      ['unlink', { filePath: `${USR}/dir` }, `operation not permitted, unlink ${USR}/dir`],
      ['mkdir', { dirPath: `${USR}/dir` }, `file already exists ${USR}/dir`],
      ['mkdir', { dirPath: `${none}/a` }, `no such file or directory ${none}/a`],
      ['rmdir', { dirPath: none }, `no such file or directory ${none}`],
      ['readdir', { dirPath: none }, `no such file or directory ${none}`],
      [
        'copyFile',
        { srcPath: none, destPath: file },
        `no such file or directory, copyFile ${none} -> ${file}`,
      ],
      ['rename', { oldPath: none, newPath: file }, `no such file or directory, rename ${none} -> ${file}`],
      ['saveFile', { tempFilePath: none }, 'tempFilePath file not exist'],
      ['getFileInfo', { filePath: none }, 'file not exist'],
      ['removeSavedFile', { filePath: none }, 'file not exist'],
      ['open', { filePath: none }, `no such file or directory, open ${none}`],
      ['close', { fd: '99' }, 'bad file descriptor'],
      ['stat', { path: none }, `no such file or directory ${none}`],
      ['readFile', {}, 'parameter error: parameter.filePath should be String instead of Undefined;'],
      ['unzip', { zipFilePath: none, targetPath: none }, 'not supported'],
    ];
    for (const [name, options, message] of failures)
      expect(await errMsgOf(fs[name], options)).toBe(`${name}:fail ${message}`);
    expect(thrownBy(() => fs.accessSync!(none))).toBe(`accessSync:fail no such file or directory ${none}`);
  });

  it('makes, lists and removes directories', () => {
    const { fs } = start();
    fs.mkdirSync!(`${USR}/a/b/c`, true);
    fs.writeFileSync!(`${USR}/a/one.txt`, '1');
    fs.writeFileSync!(`${USR}/a/b/two.txt`, '22');
    expect(fs.readdirSync!(`${USR}/a`)).toEqual(['b', 'one.txt']);
    expect(fs.readdirSync!(`${USR}//a/./b/../`)).toEqual(['b', 'one.txt']);
    expect(thrownBy(() => fs.rmdirSync!(`${USR}/a`))).toBe('rmdirSync:fail directory not empty');
    expect(thrownBy(() => fs.mkdirSync!(`${USR}/a/one.txt/x`))).toBe(
      `mkdirSync:fail not a directory ${USR}/a/one.txt/x`,
    );
    fs.renameSync!(`${USR}/a`, `${USR}/z`);
    expect(fs.readFileSync!(`${USR}/z/b/two.txt`, 'utf8')).toBe('22');
    fs.rmdirSync!(`${USR}/z`, true);
    expect(fs.readdirSync!(USR)).toEqual([]);
  });

  it('reads the state of files and directories', () => {
    const { fs } = start();
    fs.mkdirSync!(`${USR}/a`);
    fs.writeFileSync!(`${USR}/a/one.txt`, '12345');
    const stats = fs.statSync!(`${USR}/a/one.txt`) as Stats;
    expect([stats.size, stats.isFile(), stats.isDirectory()]).toEqual([5, true, false]);
    const all = fs.statSync!(`${USR}/a`, true) as { path: string; stats: Stats }[];
    expect(all.map(({ path, stats: { size } }) => [path, size])).toEqual([
      ['/', 0],
      ['/one.txt', 5],
    ]);
  });

  it('copies, truncates and removes', () => {
    const { fs } = start();
    fs.writeFileSync!(file, '12345');
    fs.copyFileSync!(file, `${USR}/copy`);
    fs.truncateSync!({ filePath: file, length: 2 });
    expect([fs.readFileSync!(file, 'utf8'), fs.readFileSync!(`${USR}/copy`, 'utf8')]).toEqual([
      '12',
      '12345',
    ]);
    fs.truncateSync!({ filePath: file, length: 4 });
    expect(fs.readFileSync!(file, 'hex')).toBe('31320000');
    fs.unlinkSync!(file);
    expect(fs.readdirSync!(USR)).toEqual(['copy']);
  });

  it('reads and writes through descriptors', async () => {
    const { fs } = start();
    const fd = fs.openSync!({ filePath: file, flag: 'w+' }) as string;
    expect(fs.writeSync!({ fd, data: 'hello' })).toEqual({ bytesWritten: 5 });
    expect(fs.writeSync!({ fd, data: bytes('XYZ').buffer, offset: 1, length: 1, position: 0 })).toEqual({
      bytesWritten: 1,
    });
    const arrayBuffer = new ArrayBuffer(8);
    const { result } = await outcome(fs.read, { fd, arrayBuffer, offset: 1, length: 4, position: 0 });
    expect(result).toEqual({ bytesRead: 4, arrayBuffer, errMsg: 'read:ok' });
    expect(text(arrayBuffer.slice(1, 5))).toBe('Yell');
    expect((fs.fstatSync!({ fd }) as Stats).size).toBe(5);
    fs.ftruncateSync!({ fd, length: 1 });
    fs.closeSync!({ fd });
    expect(thrownBy(() => fs.readSync!({ fd, arrayBuffer }))).toBe('readSync:fail bad file descriptor');
    const reading = fs.openSync!({ filePath: file }) as string;
    expect(thrownBy(() => fs.writeSync!({ fd: reading, data: 'x' }))).toBe(
      'writeSync:fail permission denied',
    );
    const appending = fs.openSync!({ filePath: file, flag: 'a' }) as string;
    fs.writeSync!({ fd: appending, data: '!' });
    expect(fs.readFileSync!(file, 'utf8')).toBe('Y!');
    expect(thrownBy(() => fs.openSync!({ filePath: file, flag: 'wx' }))).toBe(
      `openSync:fail file already exists ${file}`,
    );
    expect(thrownBy(() => fs.openSync!({ filePath: file, flag: 'q' }))).toBe(
      'openSync:fail invalid flag "q"',
    );
  });

  it('reads files of the package, which it can not write', () => {
    setPackageFile('assets/a b.txt', 'in the package');
    const { fs } = start();
    expect(fs.readFileSync!('/assets/a b.txt', 'utf8')).toBe('in the package');
    expect(fs.readFileSync!('assets/a b.txt', 'utf8')).toBe('in the package');
    fs.copyFileSync!('/assets/a b.txt', file);
    expect(thrownBy(() => fs.unlinkSync!('/assets/a b.txt'))).toBe(
      'unlinkSync:fail permission denied, open /assets/a b.txt',
    );
    expect(thrownBy(() => fs.readFileSync!('./assets/a b.txt'))).toContain('permission denied');
  });
});
