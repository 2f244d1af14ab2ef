import { Text, View } from '@tarojs/components';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Card } from '@/contract/home/schema';
import { addressOf, pressTarget } from '@/features/links/click-target';
import { byBeijing } from '@/features/dates/zones';
import { formatDate } from '@/features/lessons/dates';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { useSeen } from '@/features/tracking';
import type { LocalClock } from '@/services/clock';
import { toastFailure } from '@/services/feedback/toast-failure';
import { useApp } from '@/stores/app/app-context';
import { cardTarget } from '../card-target';
import type { CardPlace, CardShape } from '../module-layout';
import { homeTexts } from '../texts';
import './module-card.scss';
import { countText } from '../participants';
import './participants.scss';

const FACES_SHOWN = 3;

/** Aspect ratios of the pictures; the small ones are 640 x 400 originally. */
const RATIO: Readonly<Record<CardShape, number>> = { big: 2, small: 1.6, beside: 1.6 };

/** Displayed widths of the pictures in units: the full row, half of it less the gap, and as in module-card.scss. */
const SHOWN_WIDTH: Readonly<Record<CardShape, number>> = { big: 686, small: 335, beside: 256 };

/** A module's card in the shape of the module's style. */
export function ModuleCard({ place, moduleId }: { place: CardPlace; moduleId: number }) {
  const app = useApp();
  const { card, shape, index, pictureAtRight } = place;
  const className = classNames(
    'module-card',
    `module-card--${shape}`,
    pictureAtRight && 'module-card--mirrored',
  );
  const box = useRef<unknown>(null);
  const record = { cardId: card.id, title: card.courseTitle, moduleId, index };
  useSeen(box, () => ({ key: card.id, track: () => app.tracker.track('card_show', record) }));
  const target = cardTarget(card);
  const track = () => app.tracker.track('card_click', record);
  const looks = { className, box, label: card.courseTitle };
  if (target) {
    const press = () => void pressTarget(app, { target, track });
    return (
      <Pressable {...looks} role="link" leadsTo={addressOf(target)} onPress={press}>
        {content(card, shape, app.serverClock)}
      </Pressable>
    );
  }
  if (card.videoUrl)
    return (
      <WithFilm title={card.courseTitle} address={card.videoUrl}>
        {(play) => (
          <Pressable
            {...looks}
            onPress={() => {
              track();
              play();
            }}
          >
            {content(card, shape, app.serverClock)}
          </Pressable>
        )}
      </WithFilm>
    );
  return (
    <View ref={box} className={className}>
      {content(card, shape, app.serverClock)}
    </View>
  );
}

interface WithFilmProps {
  readonly title: string;
  readonly address: string;
  readonly children: (play: () => void) => ReactNode;
}

/** A card without a target plays its video: rule home-65. */
function WithFilm({ title, address, children }: WithFilmProps) {
  const { feedback } = useApp();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Film = useWhenAsked({
    isAsked: isOpen,
    load: () => import('@/features/films/plain/FilmDialog').then(({ FilmDialog }) => FilmDialog),
    onMissing: () => {
      close();
      toastFailure(feedback, { kind: 'network' });
    },
  });
  return (
    <>
      {children(() => setOpen(true))}
      {Film && <Film title={title} address={address} open={isOpen} onClose={close} />}
    </>
  );
}

function content(card: Card, shape: CardShape, serverClock: LocalClock) {
  return (
    <>
      <View className="module-card__cover">
        <Picture src={card.homePageImageUrl} alt="" ratio={RATIO[shape]} shownWidth={SHOWN_WIDTH[shape]} />
        {card.videoUrl && (
          <View className="module-card__video">
            <Icon name="play" size={32} tone="onPrimary" label={homeTexts.video} />
          </View>
        )}
      </View>
      <View className="module-card__body">
        <View className="module-card__title">{card.courseTitle}</View>
        {card.courseSubtitle && <View className="module-card__subtitle">{card.courseSubtitle}</View>}
        {shape === 'big' && card.cardContent && (
          <View className="module-card__content">{card.cardContent}</View>
        )}
        <View className="module-card__foot">
          <Participants {...card} />
          {shape === 'big' && card.endTime && (
            <Text className="module-card__until">
              {homeTexts.until(byBeijing(formatDate(card.endTime), serverClock))}
            </Text>
          )}
        </View>
      </View>
    </>
  );
}

type Who = Pick<Card, 'participantNum' | 'participantPictureUrls'>;

/** Other participants: a few faces and their number. */
function Participants({ participantNum = 0, participantPictureUrls = [] }: Who) {
  if (participantNum <= 0) return null;
  return (
    <View className="participants">
      <View className="participants__faces">
        {participantPictureUrls.slice(0, FACES_SHOWN).map((url, index) => (
          <Picture key={index} className="participants__face" src={url} alt="" width={36} height={36} round />
        ))}
      </View>
      <Text className="participants__count">{homeTexts.participants(countText(participantNum))}</Text>
    </View>
  );
}
