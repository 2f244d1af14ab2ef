import bianchengUrl from '../../assets/subjects/biancheng.svg';
import jianqiaoUrl from '../../assets/subjects/jianqiao.svg';
import mathUrl from '../../assets/subjects/math.svg';
import moliUrl from '../../assets/subjects/moli.svg';
import wandouUrl from '../../assets/subjects/wandou.svg';
import weiqiUrl from '../../assets/subjects/weiqi.svg';
import xinliUrl from '../../assets/subjects/xinli.svg';
import yuwenUrl from '../../assets/subjects/yuwen.svg';
import { classNames } from '../class-names';
import { Picture } from '../Picture';
import './index.scss';

const urls: Readonly<Record<string, string>> = {
  wandou: wandouUrl,
  yuwen: yuwenUrl,
  biancheng: bianchengUrl,
  weiqi: weiqiUrl,
  moli: moliUrl,
  xinli: xinliUrl,
  jianqiao: jianqiaoUrl,
  math: mathUrl,
};

interface SubjectMarkProps {
  /** A key of the tokens' subject table; others show the brain-teaser's pea. */
  subject: string;
  /** Width and height in design units. */
  size?: number;
  /** Only if no text names the subject. */
  alt?: string;
  className?: string;
}

/** A subject's drawing on its colour. */
export function SubjectMark({ subject, size = 88, alt = '', className }: SubjectMarkProps) {
  const known = subject in urls ? subject : 'wandou';
  return (
    <Picture
      className={classNames('subject-mark', `subject-mark--${known}`, className)}
      src={urls[known]}
      alt={alt}
      width={size}
      height={size}
      mode="aspectFit"
      round="small"
      lazy={false}
      fallback={<></>}
    />
  );
}
