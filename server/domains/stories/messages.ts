/** Refusals shown to parents. */
export const STORY_MESSAGES = {
  notFound: '找不到这个故事',
  locked: '这个故事报名后就能听',
  coming: '这个故事还在录制，过几天再来听吧',
} as const;
