/** Calls with which staff handle reports of illicit content. */
export const reportDeskCalls = {
  listReports: {
    method: 'GET',
    path: '/staff/reports',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Reports of illicit content, the oldest first',
    refusals: ['bad-input'],
  },
  readReport: {
    method: 'GET',
    path: '/staff/reports/:receipt',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'A report with every step it took',
    refusals: ['not-found'],
  },
  reviewReport: {
    method: 'POST',
    path: '/staff/reports/:receipt/review',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Take a report into review',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  decideReport: {
    method: 'POST',
    path: '/staff/reports/:receipt/decide',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Decide a report; the reporter gets decision and reasons by mail',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
} as const;
