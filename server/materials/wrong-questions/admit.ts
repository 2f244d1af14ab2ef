import { eq } from 'drizzle-orm';
import { ConfigurationName } from '../../../src/contract/configuration/values';
import { mayUseWrongQuestions } from '../../../src/contract/materials/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { configurations } from '../../configuration/tables';
import type { ConfigurationsResponse } from '../../configuration/values';
import { BusinessError, requireSession, type CallContext } from '../../http/handler';
import { WRONG_QUESTION_MESSAGES } from './messages';

/** Whoever the configuration does not let in is refused, whatever their app shows. Returns the user. */
export async function admitted(context: CallContext): Promise<number> {
  const { userId } = requireSession(context);
  const [found] = await context.db
    .select()
    .from(configurations)
    .where(eq(configurations.name, ConfigurationName.wrongQuestions));
  const config = found?.value as ConfigurationsResponse['No_wrong_subject_me_list'];
  if (mayUseWrongQuestions(config, userId)) return userId;
  throw new BusinessError(BACKEND_CODE.forbidden, WRONG_QUESTION_MESSAGES.notOpen, 403);
}
