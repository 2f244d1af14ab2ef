import { WxError, type WxContext } from '../context';

/** Scopes that need an entry in app.json's `permission`. */
const DESCRIBED = ['scope.userLocation', 'scope.userFuzzyLocation'];

/** Private methods that must be listed in app.json. */
export function requireDeclaration(context: WxContext, method: string): void {
  if (!context.program.app.requiredPrivateInfos?.includes(method))
    throw new WxError('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json');
}

export function requireDescription(context: WxContext, scope: string): void {
  if (DESCRIBED.includes(scope) && context.program.app.permission?.[scope] === undefined)
    throw new WxError('require permission desc');
}
