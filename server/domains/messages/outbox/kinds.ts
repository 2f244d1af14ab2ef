/** The notifications of parents, and their channels. */
import {
  MessageKind,
  type NoticeChannel,
  type SubscribeTopic,
} from '../../../../src/contract/messages/values';

export type OutgoingChannel = Exclude<NoticeChannel, 'inbox'>;

interface KindOfNotice {
  /** Under which it stands in the inbox. */
  readonly inbox: MessageKind;
  readonly channels: readonly NoticeChannel[];
  /** Of the subscribe message. */
  readonly topic?: SubscribeTopic;
  /** About a lesson within the next hour: of no use in the morning. */
  readonly isUrgent?: boolean;
}

const { activity, logistics, report, system } = MessageKind;
const ofClass = MessageKind.class;
const ofHomework = MessageKind.homework;

const everywhere = (inbox: MessageKind, topic: SubscribeTopic) => ({
  ...{ inbox, topic, channels: ['inbox', 'push', 'subscribe'] as const },
});
const onPhone = (inbox: MessageKind) => ({ inbox, channels: ['inbox', 'push'] as const });
const inApp = (inbox: MessageKind) => ({ inbox, channels: ['inbox'] as const });

const KINDS = {
  // The timetable has it: a line for each class would bury the rest of the inbox.
  classSoon: { inbox: ofClass, topic: 'classSoon', channels: ['push', 'subscribe'], isUrgent: true },
  openClassSoon: { ...everywhere(ofClass, 'classSoon'), isUrgent: true },
  openClassReserved: inApp(ofClass),
  lessonMoved: onPhone(ofClass),
  homeworkGiven: everywhere(ofHomework, 'homeworkGiven'),
  homeworkCorrected: everywhere(ofHomework, 'homeworkCorrected'),
  reportReady: everywhere(report, 'reportReady'),
  weekReady: onPhone(report),
  deliverySent: everywhere(logistics, 'deliverySent'),
  // A family loses its place.
  seatExpiring: {
    ...{ inbox: ofClass, topic: 'seatExpiring', channels: ['inbox', 'push', 'subscribe', 'sms'] },
  },
  classFormed: onPhone(ofClass),
  feedbackAnswered: onPhone(system),
  materialAsked: onPhone(activity),
  materialJudged: onPhone(activity),
  exchangeEnded: onPhone(activity),
  friendAttended: inApp(activity),
  workNews: inApp(activity),
  prizeWon: inApp(activity),
} as const satisfies Readonly<Record<string, KindOfNotice>>;

export type NoticeKind = keyof typeof KINDS;
export const noticeKinds: Readonly<Record<NoticeKind, KindOfNotice>> = KINDS;
