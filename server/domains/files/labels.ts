import type { Labels } from '../../core/labels';

export const filesLabels: Labels = {
  tables: {
    uploads: '上传的文件',
    // Unfinished uploads: complete files are in the table above.
    part_uploads: null,
    part_pieces: null,
  },
  columns: {
    key: '文件',
    content_type: '文件类型',
    size: '大小（字节）',
    uploaded_at: '上传时间',
  },
  files: ['uploads.key'],
};
