/** The measured list calls: the query of each, and the mapping of a row to its contract. */
const SHANGHAI_MS = 8 * 3_600_000;
const time = (moment) =>
  new Date(moment.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

const page = (columns, table, order) =>
  `SELECT ${columns}, count(*) OVER ()::int AS total FROM ${table} WHERE user_id = $1 ORDER BY ${order} DESC, id DESC LIMIT $2 OFFSET $3`;

const SUMMARY_LENGTH = 60;
function summaryOf(body) {
  const line = body.replace(/\s+/g, ' ');
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH)}…` : line;
}

const TO_PAY = 1;
const LIVE_GROUPS = ['smallLive', 'largeLive'];
const ON_LEAVE = 1;
const NOTICE_MS = 2 * 3_600_000;

export const bareCalls = {
  listOrders: {
    method: 'POST',
    path: '/v1/order/list',
    request: { page: 1, limit: 20, group: 0 },
    text: page(
      'id, order_no, state, title, picture, contents, lines, discount, created_at, pay_before',
      'orders',
      'created_at',
    ),
    answer: (row, files) => ({
      orderId: row.id,
      orderNo: row.order_no,
      state: row.state,
      title: row.title,
      picture: files + row.picture,
      contents: row.contents,
      amount: Math.max(row.lines.reduce((sum, { price, count }) => sum + price * count, 0) - row.discount, 0),
      createTime: time(row.created_at),
      payBefore: row.state === TO_PAY ? time(row.pay_before) : '',
    }),
  },
  getMessages: {
    method: 'GET',
    path: '/api/aic-ug/v1/message/list',
    request: { page: 1, limit: 20 },
    text: page('id, kind, title, body, sent_at, read_at', 'inbox_messages', 'sent_at'),
    answer: (row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      sentAt: time(row.sent_at),
      isRead: row.read_at !== null,
      summary: summaryOf(row.body),
    }),
  },
  listExchanges: {
    method: 'POST',
    path: '/v1/exchange/list',
    request: { page: 1, limit: 20 },
    text: page(
      'id, title, picture, currency, cost, count, state, exchanged_at, code, note',
      'exchanges',
      'exchanged_at',
    ),
    answer: (row, files) => ({
      title: row.title,
      currency: row.currency,
      cost: row.cost,
      count: row.count,
      state: row.state,
      code: row.code,
      note: row.note,
      exchangeId: row.id,
      picture: files + row.picture,
      time: time(row.exchanged_at),
    }),
  },
  listHourRecords: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourRecord',
    request: { page: 1, limit: 20 },
    text: page(
      'id, brand_code, hour_group, user_hour_type, change, base_hours, give_hours, title, happened_at',
      'hour_movements',
      'happened_at',
    ),
    answer: (row) => ({
      id: row.id,
      brandCode: row.brand_code,
      isRecorded: !LIVE_GROUPS.includes(row.hour_group),
      change: row.change,
      title: row.title,
      hours: row.base_hours + row.give_hours,
      givenHours: row.give_hours,
      time: time(row.happened_at),
    }),
  },
  listLeaveRecords: {
    method: 'POST',
    path: '/v1/leave/record/list',
    request: { page: 1, limit: 20 },
    text: page(
      'id, brand_code, lesson_name, teacher_name, lesson_starts_at, requested_at, state, make_up_name, make_up_at',
      'leaves',
      'requested_at',
    ),
    answer: (row) => ({
      leaveId: row.id,
      brandCode: row.brand_code,
      lessonName: row.lesson_name,
      teacherName: row.teacher_name,
      lessonTime: time(row.lesson_starts_at),
      requestTime: time(row.requested_at),
      state: row.state,
      makeUpName: row.make_up_name,
      makeUpTime: row.make_up_at === null ? '' : time(row.make_up_at),
      canWithdraw: row.state === ON_LEAVE && Date.now() <= row.lesson_starts_at.getTime() - NOTICE_MS,
    }),
  },
  listFinishedTasks: {
    method: 'GET',
    path: '/v1/ol-parent-task-detail/finished',
    request: { page: 1, limit: 20 },
    text: page('id, task_id, period, title, stars, pea_coins, claimed_at', 'task_claims', 'claimed_at'),
    answer: (row) => ({
      id: row.id,
      taskId: row.task_id,
      period: row.period,
      title: row.title,
      reward: { stars: row.stars, peaCoins: row.pea_coins },
      claimedAt: time(row.claimed_at),
    }),
  },
};

/** The request as sent by the app. */
export function requestOf({ method, path, request }, token) {
  const headers = { authorization: `Bearer ${token}`, token };
  if (method === 'GET') return { method, path: `${path}?${new URLSearchParams(request)}`, headers };
  headers['content-type'] = 'application/json';
  return { method, path, headers, body: JSON.stringify(request) };
}
