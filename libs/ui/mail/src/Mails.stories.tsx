import type { Meta, StoryObj } from '@storybook/react-vite';
import { marketById } from '@materia/market-all';
import { hostTextsIn, textsIn } from '@materia/testing/texts';
import { useShop } from '@materia/ui-shop';
import { renderMail } from './render-mail.ts';
import { SAMPLE_MAILS, SAMPLE_ORIGIN } from './samples.ts';

/** The inside of a mail's document, so that the checks of the stories see it. */
const insideOf = (html: string): string => {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  return `${head.querySelector('style')?.outerHTML ?? ''}${body.innerHTML}`;
};

/** A mail in the market of the story, with its subject above. */
const MailPreview = ({ name }: { readonly name: string }) => {
  const market = marketById(useShop().market.id);
  const write = SAMPLE_MAILS[name];
  if (market === undefined || write === undefined) throw new Error(`There is no mail ${name}`);
  const voice = { market, t: hostTextsIn(market), words: textsIn(market) };
  const mail = renderMail(write(voice), voice, SAMPLE_ORIGIN);
  return (
    <article>
      <p>
        <strong>{mail.subject}</strong>
      </p>
      <div dangerouslySetInnerHTML={{ __html: insideOf(mail.html) }} />
    </article>
  );
};

const meta = { title: 'Mails/All', component: MailPreview } satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: string): Story => ({ name, args: { name } });

export const OrderInStore = of('Order, collected in two hours, paid in store');
export const OrderThreeShipments = of('Order, three shipments');
export const OrderOfGuest = of('Order of a guest, in a locker and at home');
export const OrderTransferReceived = of('Order, transfer received');
export const OrderPreparing = of('Order preparing');
export const OrderReady = of('Order ready');
export const OrderShipped = of('Order shipped');
export const OrderShippedToPoint = of('Order shipped to a point');
export const OrderCompleted = of('Order completed');
export const OrderCancelled = of('Order cancelled');
export const OrderCancelledNothingPaid = of('Order cancelled, nothing paid');
export const PaymentWaitingReference = of('Payment waiting, reference');
export const PaymentWaitingTransfer = of('Payment waiting, transfer');
export const PaymentRefused = of('Payment refused');
export const PurchaseLapsed = of('Purchase lapsed');
export const RefundStarted = of('Refund started');
export const RefundOfSecondPayment = of('Refund of a second payment');
export const RefundSent = of('Refund sent');
export const InvoiceOfASeller = of('Invoice of a seller');
export const GuestConfirms = of('Guest confirms an order');
export const WithdrawalReceived = of('Withdrawal received');
export const ReturnByPromise = of('Return by the promise');
export const ReturnArrived = of('Return arrived');
export const ReturnChecked = of('Return checked');
export const ReturnAccepted = of('Return accepted');
export const ReturnRefused = of('Return refused');
export const PalletsReturned = of('Pallets returned');
export const VendorReturn = of('Vendor, return');
export const VendorCancelled = of('Vendor, cancelled');
export const AccountCreated = of('Account created');
export const AccountErased = of('Account erased');
export const AccountToConfirm = of('Account to confirm');
export const PasswordToReset = of('Password to reset');
export const PasswordChanged = of('Password changed');
export const AccountToActivate = of('Account to activate');
export const NewEmailToConfirm = of('New e-mail address to confirm');
export const NewEmailAskedFor = of('New e-mail address asked for');
export const EmailChanged = of('E-mail address changed');
export const MessageAnswered = of('Message answered');
export const MessageForASeller = of('Message for a seller');
export const MessageNotAnsweredInTime = of('Message not answered in time');
export const NewsletterToConfirm = of('Newsletter to confirm');
export const NewsletterConfirmed = of('Newsletter confirmed');
export const ReportReceived = of('Report received');
export const ReportDecided = of('Report decided');
