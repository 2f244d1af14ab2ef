import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { continueHandlers } from './continue-watching';
import { getFilmHandlers } from './get-film';
import { progressHandlers } from './progress';
import * as tables from './tables';

const handlers: DomainHandlers<'films'> = {
  ...getFilmHandlers,
  ...progressHandlers,
  ...continueHandlers,
};

const labels: Labels = {
  tables: {
    watch_progress: '观看进度',
    watch_settings: '播放设置',
  },
  columns: {
    'watch_progress.kind': '种类',
    item_id: '内容编号',
    position_seconds: '播放位置（秒）',
    furthest_seconds: '最远看到（秒）',
    watched_seconds: '累计观看（秒）',
    'watch_progress.seconds': '总时长（秒）',
    finished_at: '看完时间',
    saved_at: '设备保存时间',
    speed: '播放速度',
  },
};

export const films = { handlers, tables, labels };
