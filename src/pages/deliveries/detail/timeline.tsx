import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { copyText } from '@/services/feedback/copy-text';
import { expressTexts, stateTexts } from '../texts';

export type ParcelDetail = ResponseOf<typeof deliveriesCalls.getParcel>;

export class ParcelStore {
  readonly parcel = new Loadable<ParcelDetail>();

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'platform'>,
    /** undefined: the address has no valid id. */
    private readonly parcelId: number | undefined,
  ) {}

  /** The first thing in it, without the count, as a bar has room for one; else who brings it. */
  get title(): string | undefined {
    const { value } = this.parcel;
    return value?.contents[0]?.replace(/ ×\d+$/, '') ?? value?.carrier;
  }

  async load(): Promise<void> {
    const { api } = this.app;
    await this.parcel.find(this.parcelId, (parcelId) => api.call(deliveriesCalls.getParcel, { parcelId }));
  }

  copy(trackingNumber: string): Promise<void> {
    return copyText(this.app, trackingNumber, expressTexts);
  }
}

type Event = ParcelDetail['events'][number];

/** The carrier's events, newest first; a change of state has a label. */
export function Timeline({ events }: Pick<ParcelDetail, 'events'>) {
  const { serverClock } = useApp();
  return (
    <View className="express__card express__panel">
      <View className="express__heading">{expressTexts.timeline}</View>
      {events.length === 0 && <View className="timeline__none">{expressTexts.noEvents}</View>}
      <View {...aria({ role: 'list' })}>
        {events.map((event, index) => (
          <View
            key={`${event.time} ${index}`}
            className={classNames('timeline__event', index === 0 && 'timeline__event--latest')}
            {...aria({ role: 'listitem' })}
          >
            <View className="timeline__rail">
              <View className="timeline__dot" />
            </View>
            <View className="timeline__words">
              <View className="timeline__when">
                {isChange(events, index) && (
                  <View className="timeline__state">{stateTexts[event.state]}</View>
                )}
                <View>
                  <Zoned of={whenOf(event.time, serverClock)} />
                </View>
              </View>
              <View className="timeline__content">{event.content}</View>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const isChange = (events: readonly Event[], index: number): boolean =>
  events[index]?.state !== events[index + 1]?.state;
