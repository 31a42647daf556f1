import { Button, ButtonLink, Card, Cluster, Heading, Stack, Text } from '@materia/ui-design-system';
import { ButtonForm } from '../forms/ButtonForm.tsx';
import { useText } from '../provider/ShopProvider.tsx';

export type SaveOrderCardProps =
  | {
      /** For guests: registration and sign-in, which lead back to the order. */
      readonly registerPath: string;
      readonly signInPath: string;
    }
  | {
      /**
       * For a signed-in customer: the email address of the account. The button posts to the current
       * page.
       */
      readonly accountEmail: string;
    };

/** Offers to add a guest's order to an account. */
export const SaveOrderCard = (props: SaveOrderCardProps) => {
  const t = useText();
  return (
    <Card as="section" look="sunken" labelledBy="save-order">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="save-order">
          {t('guest.saveTitle')}
        </Heading>
        <Text>{t('guest.saveText')}</Text>
        {'accountEmail' in props ? (
          <ButtonForm>
            <Stack gap={3} align="start">
              <Text>{t('guest.claimText', { email: props.accountEmail })}</Text>
              <Button type="submit">{t('guest.claim')}</Button>
            </Stack>
          </ButtonForm>
        ) : (
          <Cluster>
            <ButtonLink href={props.registerPath} variant="secondary">
              {t('guest.register')}
            </ButtonLink>
            <ButtonLink href={props.signInPath} variant="quiet">
              {t('guest.signIn')}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
};
