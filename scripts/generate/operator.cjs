'use strict';

const { writtenFrom } = require('./source.cjs');

/** Method, path and roles of the operator's calls: the console knows them without a schema library. */
function operatorModule(calls) {
  const entries = Object.entries(calls).map(
    ([name, { method, path, roles }]) => `  ${name}: ${JSON.stringify({ method, path, roles })},`,
  );
  return `${writtenFrom('staff/operator.schema.ts')}import type { AnyOperatorCall } from '../../staff/define';
import type { OperatorCallName } from '../../staff/operator.schema';

export const operatorRoutes: Readonly<
  Record<OperatorCallName, Pick<AnyOperatorCall, 'method' | 'path' | 'roles'>>
> = {
${entries.join('\n')}
};
`;
}

module.exports = { operatorModule };
