/** Interest tags of the home popups (part 1 section 7). */
import { Type as T } from '@sinclair/typebox';
import { SlotPlatform, TagStatus } from '../enums';
import { InterestTagPopSchema } from './entities-activity.schema';
import { id, list, nothingTold, oneOf } from './primitives.schema';

/** Read as `tagId` or `id`, saved as `tagid` (decisions.md 19). */
const savedTag = T.Object({ tagid: id(), status: oneOf(TagStatus) });
const savedGroup = T.Object({ groupId: id(), tagReqDtos: list(savedTag, 100) });
const savedPop = T.Object({ popId: id(), saveGroupReqDtos: list(savedGroup, 50) });

export const interestTagsSchemas = {
  listInterestTagPops: {
    request: T.Object({ platformType: oneOf(SlotPlatform) }),
    response: list(InterestTagPopSchema, 20),
  },
  saveInterestTagPops: {
    request: T.Object({ interestTagPopListSaveReqDtos: T.Array(savedPop, { minItems: 1, maxItems: 20 }) }),
    response: nothingTold(),
  },
};
