/** Columns that the copy leaves out: owners, which are the same in every row, secrets, and how we number things. */
export const LEFT_OUT_COLUMNS: readonly string[] = [
  'user_id',
  'account_id',
  'request_id',
  'event_id',
  'filled_until',
  'always_captcha',
  'head_img_id',
  'version',
  'info_version',
  'added_by',
  'changed_by',
];
export const SECRET_COLUMN = /(_hash|_cipher|_lookup|_sealed|secret|token)$/;
