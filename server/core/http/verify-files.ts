import type { FastifyInstance } from 'fastify';
import type { EnvReader } from '../env';

/** Files by which WeChat finds out whose a domain is: name to content. */
export type VerifyFiles = Readonly<Record<string, string>>;

const NAME = /^(MP_verify_[A-Za-z0-9]{1,32}|[A-Za-z0-9]{10,32})\.txt$/;
const CONTENT = /^[A-Za-z0-9]{1,128}$/;

export function readVerifyFiles(env: EnvReader): VerifyFiles {
  const pairs = env.list('WECHAT_VERIFY_FILES').map((pair) => pair.split('='));
  const isKnown = ([name = '', content = '', ...rest]: readonly string[]) =>
    NAME.test(name) && CONTENT.test(content) && rest.length === 0;
  if (!pairs.every(isKnown))
    env.problems.push(
      'WECHAT_VERIFY_FILES must be pairs such as AbCdEf1234.txt=0123456789abcdef, with commas',
    );
  return Object.fromEntries(pairs.filter(isKnown).map(([name = '', content = '']) => [name, content]));
}

/** From a setting and not from the H5 build, so that the next build does not take them away. */
export function registerVerifyFiles(app: FastifyInstance, files: VerifyFiles): void {
  for (const [name, content] of Object.entries(files))
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(content),
    );
}
