export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './Button/Button.tsx';
export { IconButton, type IconButtonProps } from './Button/IconButton.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { classNames } from './class-names.ts';
export { DescriptionList, type DescriptionListProps } from './Data/DescriptionList.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './Data/Table.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './Disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Alert, type AlertProps, type MessageType } from './Feedback/Alert.tsx';
export { Badge, type BadgeProps } from './Feedback/Badge.tsx';
export { Progress, type ProgressProps } from './Feedback/Progress.tsx';
export { Rating, type RatingProps } from './Feedback/Rating.tsx';
export { Skeleton, type SkeletonProps } from './Feedback/Skeleton.tsx';
export { toast, TOAST_DEFAULTS, type Toast } from './Feedback/toast.ts';
export { Toaster, type ToasterProps } from './Feedback/Toaster.tsx';
export { Checkbox, type CheckboxProps } from './Field/Checkbox.tsx';
export { DateField, type DateFieldProps } from './Field/DateField.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './Field/ErrorSummary.tsx';
export { FieldError, FieldHint, type FieldTexts } from './Field/FieldFrame.tsx';
export { Fieldset, type FieldsetProps } from './Field/Fieldset.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  radioId,
  type RadioOption,
} from './Field/RadioGroup.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './Field/SelectField.tsx';
export { TextArea, type TextAreaProps } from './Field/TextArea.tsx';
export { PasswordField, type PasswordFieldProps } from './Field/PasswordField.tsx';
export { TextField, type TextFieldProps } from './Field/TextField.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { SkipLink, type SkipLinkProps } from './Hidden/SkipLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './Hidden/VisuallyHidden.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { ICON_SHAPES, type IconName } from './Icon/icon-shapes.ts';
export { Cluster, type ClusterProps } from './Layout/Cluster.tsx';
export { Container, type ContainerProps } from './Layout/Container.tsx';
export { Grid, type GridProps } from './Layout/Grid.tsx';
export { Split, type SplitProps } from './Layout/Split.tsx';
export { Stack, type StackProps } from './Layout/Stack.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export type { AnchorProps } from './Link/anchor-props.ts';
export { Picture, type PictureProps } from './Media/Picture.tsx';
export { Drawing, type DrawingName, type DrawingProps } from './Drawing/Drawing.tsx';
export { EmptyState, type EmptyStateProps } from './Drawing/EmptyState.tsx';
export { MessagePage, type MessagePageProps } from './MessagePage/MessagePage.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Navigation/Breadcrumb.tsx';
export { Pagination, type PaginationItem, type PaginationProps } from './Navigation/Pagination.tsx';
export { Stepper, type StepperProps, type StepperStep } from './Navigation/Stepper.tsx';
export { Tabs, type TabItem, type TabsProps } from './Navigation/Tabs.tsx';
export { Dialog, DialogButton, type DialogProps } from './Overlay/Dialog.tsx';
export {
  Drawer,
  DrawerButton,
  type DrawerButtonProps,
  type DrawerProps,
} from './Overlay/Drawer.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Suggesting, type SuggestingProps } from './Suggestions/Suggesting.tsx';
export {
  Suggestion,
  SuggestionList,
  type SuggestionListProps,
  type SuggestionProps,
} from './Suggestions/SuggestionList.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export {
  accountTheme,
  CONTRAST_RULES,
  shopTheme,
  type ColourRole,
  type Theme,
} from './tokens/colours.ts';
export { contrastOf } from './tokens/contrast.ts';
export { breakpoints, motion, radii, shadows, sizes, space } from './tokens/measures.ts';
export { lineHeights, typefaces, typeSizes, weights } from './tokens/type.ts';
