import type { ServedCallName } from '../../../server/core/http/handler';

/** Calls whose ids refer to shared data, by reason. */
const BY_REASON: Readonly<Record<string, readonly ServedCallName[]>> = {
  'content that the operator publishes': [
    ...(['answerSubscriptions'] as const),
    ...(['bannerAccess', 'findDictionary', 'getHelpDetail', 'getPositionBanner', 'getPresentId'] as const),
    ...([
      'getRegionList',
      'getSourceIdByKey',
      'getStory',
      'getStrategy',
      'joinActivity',
      'voteHelp',
    ] as const),
  ],
  'courses and classes that every parent may look at or have, each for itself': [
    ...(['bookLesson', 'getChapter', 'getFilm', 'getFilmCourse', 'getLearningVideo', 'getTeachAid'] as const),
    ...(['listGroupCourses', 'saveWatchProgress', 'cancelOpenClass', 'enterOpenClass'] as const),
    ...([
      'exportOpenClassCalendar',
      'getOpenClass',
      'reserveOpenClass',
      'enterPeaClass',
      'getPeaClass',
    ] as const),
  ],
  'teachers; the head teacher of both children': [
    ...(['getTeacher', 'getTeacherBaseInfo', 'getTeacherUrl', 'getHeadMaster'] as const),
  ],
  'what every parent is asked': [
    ...(['getMaterialRequest', 'submitMaterial', 'takeBackMaterial'] as const),
    ...(['getSurvey', 'submitSurvey', 'saveInterestTagPops'] as const),
  ],
  'what its parent shows to others: works, and a child that takes part in the contest': [
    ...(['addWorkComment', 'collectWork', 'getWork', 'likeWork', 'listWorkComments', 'listWorks'] as const),
    ...(['listStarPlaces', 'reportWork', 'getStudyBaby'] as const),
  ],
  'a link, for everyone who has it; of a lesson no more than its name and its drawing': [
    ...(['getShared', 'lookAtEntranceLink', 'getLiveAudit', 'getPlayback'] as const),
  ],
  'what a device says of itself: whose it is, the session says': ['writeEvents', 'writeKafka'],
};

export const FOR_EVERYONE: readonly ServedCallName[] = Object.values(BY_REASON).flat();
