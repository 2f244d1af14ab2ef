/**
 * `npm run gateway:check`: whether the app can work with a gateway (docs/operations.md, "Is the gateway ready?"). Exit code: 0, all as
 * agreed; 1, the app works but shows less; 2, a login or a screen cannot work, or wrong arguments.
 */
import { apiHosts, keyVersion, publicKey } from '../config/constants.ts';
import { checkGateway } from './gateway/check.ts';
import { readOptions, secretsOf, USAGE } from './gateway/options.ts';
import { reportText, without } from './gateway/table.ts';

const options = readOptions(process.argv.slice(2), {
  password: process.env.GATEWAY_PASSWORD,
  token: process.env.GATEWAY_TOKEN,
  apiHosts: apiHosts(),
  publicKey,
  keyVersion,
});

if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const report = await checkGateway({ ...options, fetch });
  process.stdout.write(without(reportText(report), [...secretsOf(options.credentials), ...report.secrets]));
  process.exitCode = report.severity;
}
